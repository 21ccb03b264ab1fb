/// See [UIDropSession](https://developer.apple.com/documentation/uikit/uidropsession).
///
/// What is dropped always comes from the app itself.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  @preconcurrency @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  @preconcurrency @discardableResult public func loadObjects<Value: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass aClass: Value.Type, completion: @escaping @MainActor ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { $0 as? Value._ObjectiveCType }.map {
          Value._unconditionallyBridgeFromObjectiveC($0)
        })
    }
  }
}

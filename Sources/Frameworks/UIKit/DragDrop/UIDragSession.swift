/// See [UIDragSession](https://developer.apple.com/documentation/uikit/uidragsession).
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// See [UIDropSession](https://developer.apple.com/documentation/uikit/uidropsession).
///
/// What is dropped always comes from the app itself.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
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

/// See [UIDropSessionProgressIndicatorStyle](https://developer.apple.com/documentation/uikit/uidropsessionprogressindicatorstyle).
/// No indicator is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// See [UIDragDropSession](https://developer.apple.com/documentation/uikit/uidragdropsession).
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  public func canLoadObjects<Value: _ObjectiveCBridgeable & SendableMetatype>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}

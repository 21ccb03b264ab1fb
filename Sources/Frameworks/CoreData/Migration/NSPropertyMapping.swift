import class FoundationOverlay.NSExpression

/// https://developer.apple.com/documentation/coredata/nspropertymapping
nonisolated open class NSPropertyMapping: NSObject {
  open var name: String?
  open var valueExpression: NSExpression?
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }

  open override var description: String {
    "<NSPropertyMapping> for \(name ?? "nil") with value expression \(valueExpression?.description ?? "nil")"
  }
}

import WindfallCore

/// See [UINib](https://developer.apple.com/documentation/uikit/uinib).
@preconcurrency @MainActor open class UINib: NSObject {
  /// See [UINib.OptionsKey](https://developer.apple.com/documentation/uikit/uinib/optionskey).
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle

  /// The file is looked for when the nib is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// The objects on the top level of the file, without the placeholders.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document = InterfaceLibrary.document(named: name, type: "nib", in: bundle) else {
      fatalError(
        "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
    }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return NibInstance(nib: document, bundle: bundle, owner: ownerOrNil.map { $0 as AnyObject }, external: external)
      .makeTopLevelObjects()
  }
}

extension Bundle {
  /// Stops where the bundle has no nib of this name.
  @discardableResult
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

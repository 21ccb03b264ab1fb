/// What a target makes.
public enum ProductKind: Sendable, Equatable, Hashable {
  case application
  case framework
  case staticLibrary
  case appExtension
  case unitTestBundle
  case uiTestBundle

  /// A folder of resources without code, which other products have in theirs.
  case bundle

  /// A product that has no case of its own, by Xcode's identifier; empty for a target without a product.
  case other(String)

  /// Reads Xcode's identifier of a product type.
  public init(productType: String) {
    switch productType {
    case "com.apple.product-type.application": self = .application
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static": self = .framework
    case "com.apple.product-type.library.static": self = .staticLibrary
    case "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension": self = .appExtension
    case "com.apple.product-type.bundle.unit-test": self = .unitTestBundle
    case "com.apple.product-type.bundle.ui-testing": self = .uiTestBundle
    case "com.apple.product-type.bundle": self = .bundle
    default: self = .other(productType)
    }
  }

  /// Whether the product holds tests.
  public var isTestBundle: Bool { self == .unitTestBundle || self == .uiTestBundle }

  /// The extension of the product's folder or file, without the dot.
  public var wrapperExtension: String {
    switch self {
    case .application: "app"
    case .framework: "framework"
    case .staticLibrary: "a"
    case .appExtension: "appex"
    case .unitTestBundle, .uiTestBundle: "xctest"
    case .bundle: "bundle"
    case .other: ""
    }
  }

  /// The four letters that an Info.plist gives for the kind of package.
  var packageType: String {
    switch self {
    case .application: "APPL"
    case .framework: "FMWK"
    case .appExtension: "XPC!"
    case .unitTestBundle, .uiTestBundle, .bundle: "BNDL"
    case .staticLibrary, .other: ""
    }
  }
}

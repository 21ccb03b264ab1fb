/// What a target makes, and where its product runs.
public enum TargetKind: Hashable, Sendable {
  case app
  /// A framework or static library; its objects become part of the app.
  case library
  /// Resources without code, which go into the products that copy them.
  case bundle
  /// Unit tests, with the target whose app they run in.
  case unitTests(host: String?)
  /// UI tests, with the target of the app that they drive.
  case uiTests(app: String?)

  public var isTest: Bool {
    switch self {
    case .app, .library, .bundle: false
    case .unitTests, .uiTests: true
    }
  }

  /// Whether a process loads its product, with all in it that it needs.
  var isLinked: Bool { self == .app || isTest }

  /// The target of the app that tests run in or drive.
  public var app: String? {
    switch self {
    case .app, .library, .bundle: nil
    case .unitTests(let app), .uiTests(let app): app
    }
  }
}

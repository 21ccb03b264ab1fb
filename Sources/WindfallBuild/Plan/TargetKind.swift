/// What a target makes, and where its product runs.
public enum TargetKind: Hashable, Sendable {
  case app
  /// A framework or static library; its objects become part of the app.
  case library
  /// Unit tests, with the target whose app they run in.
  case unitTests(host: String?)
  /// UI tests, with the target of the app that they drive.
  case uiTests(app: String?)

  public var isTest: Bool {
    switch self {
    case .app, .library: false
    case .unitTests, .uiTests: true
    }
  }

  /// The target of the app that tests run in or drive.
  public var app: String? {
    switch self {
    case .app, .library: nil
    case .unitTests(let app), .uiTests(let app): app
    }
  }
}

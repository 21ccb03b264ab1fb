/// By what the button of a menu opens it.
@MainActor
final class MenuHandle {
  var open: (() -> Void)?

  nonisolated init() {}
}

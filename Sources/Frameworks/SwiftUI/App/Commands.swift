/// See [Commands](https://developer.apple.com/documentation/swiftui/commands).
///
/// A phone has no menu bar, so commands are never shown and their bodies never evaluated.
@preconcurrency @MainActor
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

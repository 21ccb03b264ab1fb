import WindfallCore

extension AppConnection {
  /// Waits until the app has launched and shows its first screen.
  public func waitUntilReady() throws {
    _ = try send(.ready)
  }

  /// Taps the first element that has the text as its identifier, label, title, value or placeholder.
  public func tap(_ text: String) throws {
    let query = ElementQuery(steps: [
      .descendants(.any), .matching(.type(.any, text: text)), .select(.first),
    ])
    do {
      _ = try send(.perform(.tap(taps: 1, touches: 1), at: .element(query)))
    } catch let failure as AutomationFailure {
      let near = failure.candidates.isEmpty ? "" : "; nearest: \(failure.candidates.joined(separator: ", "))"
      throw BuildError(.testsFailed, "cannot tap \"\(text)\": \(failure.message)\(near)")
    }
  }

  /// What is on the screen now.
  public func displayList() throws -> DisplayList {
    guard case .displayList(let list) = try send(.displayList) else {
      throw BuildError(.testsFailed, "the app did not answer with its screen")
    }
    return list
  }
}

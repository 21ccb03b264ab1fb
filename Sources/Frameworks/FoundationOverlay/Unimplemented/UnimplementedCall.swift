import CFoundationOverlay
@_spi(Windfall) import ObjectiveC
import Synchronization

/// A call of something that is declared and not there.
@_spi(Windfall) public struct UnimplementedCall: Hashable, Sendable {
  /// What was called, as `AVAudioRecorder.record()`.
  public let name: String
  /// The calls that led there, innermost first, each as `/path/of/image+1f40`.
  public let places: [String]
  /// Whether it was called before anybody asked for such calls: while the app was launched.
  public let isOfLaunch: Bool

  private struct State {
    var recorder: (@Sendable (UnimplementedCall) -> Void)?
    var early: [UnimplementedCall] = []
  }

  private static let state = Mutex(State())
  private static let depth: Int32 = 12

  public init(name: String, places: [String], isOfLaunch: Bool) {
    self.name = name
    self.places = places
    self.isOfLaunch = isOfLaunch
  }

  /// Hands over the calls so far, and those from now on, on whatever thread they come.
  public static func record(by recorder: @escaping @Sendable (UnimplementedCall) -> Void) {
    let early = state.withLock { state in
      defer { state.early = [] }
      state.recorder = recorder
      return state.early
    }
    for call in early { recorder(call) }
    UnobservableProperty.record { note("observing \($0)") }
  }

  static func note(_ name: String) {
    let isOfLaunch = state.withLock { $0.recorder == nil }
    UnimplementedCall(name: name, places: callPlaces(), isOfLaunch: isOfLaunch).record()
  }

  /// Hands over a call, which may be one of another process.
  public func record() {
    let recorder = Self.state.withLock { state in
      if state.recorder == nil, !state.early.contains(self) { state.early.append(self) }
      return state.recorder
    }
    recorder?(self)
  }

  private static func callPlaces() -> [String] {
    let none = windfall_call_place(image: nil, offset: 0)
    return withUnsafeTemporaryAllocation(of: windfall_call_place.self, capacity: Int(depth)) { buffer in
      buffer.initialize(repeating: none)
      let count = windfall_call_places(buffer.baseAddress, depth)
      return buffer.prefix(Int(count)).compactMap { place in
        place.image.map { "\(String(cString: $0))+\(String(place.offset, radix: 16))" }
      }
    }
  }
}

import ArgumentParser
import Synchronization
import WindfallBuild
import WindfallCore

/// What is done to an app before its screen is drawn.
enum ScreenAction: Hashable {
  case tap(String)
  case type(String)
  case swipe(AutomationGesture.Direction)
  case scroll(to: String)
  case wait(for: String)

  func perform(with app: AppConnection) throws {
    switch self {
    case .tap(let label): try app.tap(label)
    case .type(let text): try app.type(text)
    case .swipe(let direction): try app.swipe(direction)
    case .scroll(let label): try app.scroll(to: label)
    case .wait(let label): try app.wait(for: label)
    }
  }
}

/// An argument and its place among all of its kind, so that different options keep their order.
struct OrderedArgument<Value: ExpressibleByArgument>: ExpressibleByArgument {
  let value: Value
  /// Counts up over all options, in the order in which the parser reads them.
  let place: Int

  init?(argument: String) {
    guard let value = Value(argument: argument) else { return nil }
    self.value = value
    place = ArgumentPlaces.next()
  }

  static var allValueStrings: [String] { Value.allValueStrings }
}

private enum ArgumentPlaces {
  private static let count = Atomic(0)

  static func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}

extension AutomationGesture.Direction: ExpressibleByArgument {
  public init?(argument: String) {
    guard let direction = Self.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self = direction
  }

  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}

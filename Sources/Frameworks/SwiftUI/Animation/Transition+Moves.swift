import Foundation

/// See [MoveTransition](https://developer.apple.com/documentation/swiftui/movetransition).
public struct MoveTransition: Transition {
  public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.visualEffect { effect, proxy in
      effect.offset(phase.isIdentity ? .zero : edge.outside(proxy.size))
    }
  }
}

/// See [PushTransition](https://developer.apple.com/documentation/swiftui/pushtransition).
public struct PushTransition: Transition {
  public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.visualEffect { effect, proxy in
      let outside = edge.outside(proxy.size)
      return effect.offset(CGSize(width: -outside.width * phase.value, height: -outside.height * phase.value))
    }.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// See [SlideTransition](https://developer.apple.com/documentation/swiftui/slidetransition).
public struct SlideTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.visualEffect { effect, proxy in effect.offset(x: proxy.size.width * phase.value, y: 0) }
  }
}

/// See [BlurReplaceTransition](https://developer.apple.com/documentation/swiftui/blurreplacetransition).
public struct BlurReplaceTransition: Transition {
  /// See [BlurReplaceTransition.Configuration](https://developer.apple.com/documentation/swiftui/blurreplacetransition/configuration-swift.struct).
  public struct Configuration: Equatable, Sendable {
    private let goesUp: Bool

    public static let downUp = Configuration(goesUp: false)
    public static let upUp = Configuration(goesUp: true)
  }

  public var configuration: Configuration

  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

extension Edge {
  /// How far something of a size is moved to lie beyond the edge.
  fileprivate func outside(_ size: CGSize) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -size.height)
    case .bottom: CGSize(width: 0, height: size.height)
    case .leading: CGSize(width: -size.width, height: 0)
    case .trailing: CGSize(width: size.width, height: 0)
    }
  }
}

@_spi(Windfall) import UIKit

/// See [UIGestureRecognizerRepresentable](https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable).
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}

  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// See [UIGestureRecognizerRepresentableContext](https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecontext).
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// See [UIGestureRecognizerRepresentableCoordinateSpaceConverter](https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter).
@preconcurrency @MainActor
public final class UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?

  /// Where the touches are in the view that has the gesture.
  public var localLocation: CGPoint { recognizer.map { $0.location(in: $0.view) } ?? .zero }

  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    guard let recognizer, let view = recognizer.view else { return .zero }
    return switch coordinateSpace.coordinateSpace {
    case .local: localLocation
    case .global: recognizer.location(in: nil)
    case .named(let name): recognizer.location(in: CoordinateSpaceView.find(name, around: view))
    }
  }
}

nonisolated extension View {
  public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View {
    modifier(_RecognizerEffect(representable: representable))
  }
}

/// What has a recogniser of UIKit put around a view.
struct _RecognizerEffect<R: UIGestureRecognizerRepresentable>: ViewEffect {
  let representable: R

  func makeView() -> RecognizerView<R> { RecognizerView(representable) }

  func configure(_ view: RecognizerView<R>, _ environment: EnvironmentValues) { view.update(representable) }
}

final class RecognizerView<R: UIGestureRecognizerRepresentable>: RenderView {
  private var representable: R
  private let context: R.Context
  private let recognizer: R.UIGestureRecognizerType

  init(_ representable: R) {
    self.representable = representable
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter()
    context = R.Context(coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    recognizer = representable.makeUIGestureRecognizer(context: context)
    super.init(frame: .zero)
    converter.recognizer = recognizer
    recognizer.addHandler { [weak self] in
      guard let self else { return }
      self.representable.handleUIGestureRecognizerAction(self.recognizer, context: self.context)
    }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }

  func update(_ representable: R) {
    self.representable = representable
    representable.updateUIGestureRecognizer(recognizer, context: context)
  }
}

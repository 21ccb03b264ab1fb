import UIKit

extension Image {
  /// The colours are those of the screen, whatever the mode.
  public nonisolated init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(.drawn(DrawnImage(size, opaque, renderer)), label: label?.plainString ?? "", isDecorative: label == nil)
  }
}

/// A picture that a closure draws.
final class DrawnImage: Equatable {
  /// What a picture depends on beside the closure.
  private struct Look: Equatable {
    let scheme: ColorScheme
    let scale: CGFloat
  }

  private let size: CGSize
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void
  @MainActor private var last: (look: Look, image: UIImage?)?

  init(_ size: CGSize, _ isOpaque: Bool, _ renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  @MainActor
  func image(in environment: EnvironmentValues) -> UIImage? {
    let look = Look(scheme: environment.colorScheme, scale: environment.displayScale)
    if let last, last.look == look { return last.image }
    let canvas = Canvas(opaque: isOpaque) { [renderer] context, _ in renderer(&context) }
    let drawing = ImageRenderer(
      content: canvas.frame(width: size.width, height: size.height).environment(\.colorScheme, look.scheme))
    drawing.scale = look.scale
    drawing.isOpaque = isOpaque
    last = (look, drawing.uiImage)
    return last?.image
  }

  static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }
}

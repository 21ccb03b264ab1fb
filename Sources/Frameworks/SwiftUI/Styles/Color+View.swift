@_spi(Windfall) import UIKit

extension Color: View {
  public typealias Body = Never

  public var body: Never { fatalError("Color has no body") }

  public static func _makeNode(_ view: Color, _ context: _NodeContext) -> _Node<Color> {
    FillNode(view, context) { color, environment in color._paint(in: environment) }
  }
}

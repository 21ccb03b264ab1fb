import UIKit

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(TintedLabel(configuration: configuration))
  }
}

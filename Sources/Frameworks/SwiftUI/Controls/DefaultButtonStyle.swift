import UIKit

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(TintedLabel(configuration: configuration))
  }
}

/// What `buttonStyle` puts around a view.
public struct _ButtonStyleModifier: EnvironmentModifier {
  let style: AnyButtonStyle

  func apply(to environment: inout EnvironmentValues) { environment.buttonStyle = style }

  func isSame(as other: _ButtonStyleModifier) -> Bool {
    style.identity != nil && style.identity == other.style.identity
  }
}

import Foundation

/// Text cannot be selected here, and is set in one width, at one scale and with its letters' own distances.
nonisolated extension View {
  public func textSelection<S: TextSelectability>(_ selectability: S) -> Self { self }

  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }

  public func fontWidth(_ width: Font.Width?) -> Self { self }

  public func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }

  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRTLEffect(isEnabled: enabled))
  }

  /// Lines are underlined with a solid line.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> ModifiedContent<Self, _TextAttributesModifier> {
    underline(isActive, color: color)
  }

  /// Lines are struck through with a solid line.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> ModifiedContent<Self, _TextAttributesModifier> {
    strikethrough(isActive, color: color)
  }

  /// Of a range only the end counts: no room is kept for lines that are not there.
  public func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Int?>> {
    lineLimit(limit.upperBound)
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedContent<
    Self, _EnvironmentKeyWritingModifier<Int?>
  > {
    lineLimit(limit.upperBound)
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Int?>> {
    lineLimit(nil)
  }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedContent<
    Self, _EnvironmentKeyWritingModifier<Int?>
  > {
    lineLimit(limit)
  }
}

nonisolated extension Text {
  /// Text stands on one line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

  public func fontWidth(_ width: Font.Width?) -> Text { self }
}

/// What `flipsForRightToLeftLayoutDirection` puts around a view.
struct _FlipForRTLEffect: UnseenModifier {
  let isEnabled: Bool
}

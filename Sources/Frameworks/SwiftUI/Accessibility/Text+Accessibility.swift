nonisolated extension Text {
  /// See [accessibilityLabel(_:)](https://developer.apple.com/documentation/swiftui/text/accessibilitylabel(_:)-7jjgn).
  public func accessibilityLabel(_ label: Text) -> Text { told(label.plainString) }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { told(Text(labelKey).plainString) }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { told(String(label)) }

  private func told(_ label: String) -> Text {
    var first: String? = label
    return mapping { piece in
      piece.spoken = first ?? ""
      first = nil
    }
  }
}

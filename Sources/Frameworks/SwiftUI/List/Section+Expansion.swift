extension Section where Footer == EmptyView {
  /// The header has no button of its own; the binding alone says whether the rows are shown.
  public init<C: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> Parent
  ) where Content == C? {
    self.init(header: header(), footer: EmptyView()) { isExpanded.wrappedValue ? content() : nil }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init<C: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Content == C? {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Content == C? {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

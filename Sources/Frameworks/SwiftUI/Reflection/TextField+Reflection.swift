extension TextField: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    Mirror.ofField(
      self, title: content.title, text: content.text, onCommit: content.onCommit,
      onEditingChanged: content.onEditingChanged)
  }
}

extension SecureField: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror.ofField(self, title: title, text: text, onCommit: onCommit) }
}

extension Mirror {
  fileprivate static func ofField(
    _ view: some Any, title: String, text: Binding<String>, onCommit: (@MainActor () -> Void)?,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> Mirror {
    let commit = onCommit ?? {}
    let edited = onEditingChanged ?? { _ in }
    return Mirror(
      view,
      children: [
        "_text": text, "label": Text(verbatim: title), "onCommit": unisolated(commit),
        "onEditingChanged": unisolated(edited),
      ])
  }
}

extension Alert: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "title": title, "message": message as Any,
        "primaryButton": buttons.first ?? .default(Text(verbatim: "OK")),
        "secondaryButton": buttons.dropFirst().first as Any,
      ])
  }
}

extension Alert.Button: CustomReflectable {
  /// The styles that Apple's buttons of alerts have.
  private enum Style {
    case `default`, cancel, destructive
  }

  public var customMirror: Mirror {
    let style: Style = role == .cancel ? .cancel : role == .destructive ? .destructive : .default
    return Mirror(self, children: ["label": label, "action": action ?? {}, "style": style])
  }
}

extension ControlGroup: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror(self, children: ["content": content]) }
}

extension LabeledControlGroupContent: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror(self, children: ["content": content, "label": label]) }
}

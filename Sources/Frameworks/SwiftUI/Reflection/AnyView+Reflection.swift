extension AnyView: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror(self, children: ["storage": box]) }
}

extension Image: CustomReflectable {
  public var customMirror: Mirror {
    let name = source.name
    let text = label.isEmpty ? nil : Text(verbatim: label)
    let base: Any =
      switch source {
      case .platform(let image): image
      default:
        ReflectedParts(["name": name ?? "", "label": ReflectedParts(["text": text as Any]) as ReflectedParts? as Any])
      }
    return Mirror(self, children: ["provider": ReflectedParts(["base": base])])
  }
}

extension ScrollView: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "content": content, "configuration": ReflectedParts(["axes": axes, "showsIndicators": showsIndicators]),
      ])
  }
}

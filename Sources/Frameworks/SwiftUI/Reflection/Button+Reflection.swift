extension Button: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["role": role as Any, "action": unisolated(action), "label": label])
  }
}

extension NavigationLink: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let page: Any = destination.map { MainActor.assuming($0) { $0() } } ?? EmptyView()
    return Mirror(
      self,
      children: [
        "label": label, "destination": page,
        "_isActive": ReflectedParts(["binding": isActive as Any]),
        "presentedValue": value.map { NavigationLinkPresentedValue($0) } as Any,
      ])
  }
}

extension Toggle: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let binding = MainActor.assuming(self) { $0.$isOn }
    let state = Binding<ToggleState>(
      get: { binding.wrappedValue ? .on : .off }, set: { binding.wrappedValue = $0 == .on })
    return Mirror(self, children: ["_toggleState": state, "_isOn": binding, "label": label])
  }
}

/// What a toggle shows.
private enum ToggleState {
  case on, off, mixed
}

extension Label: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror(self, children: ["title": title, "icon": icon]) }
}

extension Picker: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["selection": [selection], "label": label, "content": content])
  }
}

/// The value that a link presents.
private struct NavigationLinkPresentedValue: CustomReflectable {
  let customMirror: Mirror

  init(_ value: AnyHashable) {
    let parts = ReflectedParts(["storage": ReflectedParts(["data": value.base])])
    customMirror = Mirror(EmptyView(), children: ["v4": parts])
  }
}

import UIKit

extension Slider: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["_value": value, "onEditingChanged": unisolated(onEditingChanged), "label": label])
  }
}

extension Stepper: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let step = step
    let configuration = ReflectedParts([
      "onIncrement": unisolated { step(1) }, "onDecrement": unisolated { step(-1) },
      "onEditingChanged": unisolated(onEditingChanged),
    ])
    return Mirror(self, children: ["configuration": configuration, "label": label])
  }
}

extension TextEditor: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror(self, children: ["_text": text]) }
}

extension DisclosureGroup: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let expanded =
      isExpanded.map { ReflectedParts(["binding": $0]) }
      ?? ReflectedParts(["state": MainActor.assuming(self) { $0.ownStorage }])
    let made = MainActor.assuming(content) { $0() }
    return Mirror(self, children: ["_isExpanded": expanded, "content": made, "label": label])
  }
}

extension ProgressView: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let parts = ReflectedParts([
      "fractionCompleted": fraction as Any,
      "label": Label.self == EmptyView.self ? nil as Label? as Any : label as Label? as Any,
      "currentValueLabel": CurrentValueLabel.self == EmptyView.self
        ? nil as CurrentValueLabel? as Any : currentValueLabel as CurrentValueLabel? as Any,
    ])
    return Mirror(self, children: ["base": ReflectedParts(["custom": parts])])
  }
}

extension ColorPicker: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let selection = selection
    let color = Binding<UIColor> {
      UIColor(selection.wrappedValue)
    } set: {
      selection.wrappedValue = Color($0)
    }
    return Mirror(self, children: ["_color": color, "label": label])
  }
}

extension Link: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let parts = ReflectedParts(["configuration": ReflectedParts(["url": destination])])
    return Mirror(self, children: ["destination": parts, "label": label])
  }
}

extension MultiDatePicker: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    MainActor.assuming(self) {
      Mirror(
        $0,
        children: [
          "_selection": $0.selection, "minimumDate": $0.lowest as Any, "maximumDate": $0.end as Any, "label": $0.label,
        ])
    }
  }
}

extension Menu: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let action: (() -> Void)? = primaryAction.map { unisolated($0) }
    return Mirror(self, children: ["primaryAction": action as Any, "content": content, "label": label])
  }
}

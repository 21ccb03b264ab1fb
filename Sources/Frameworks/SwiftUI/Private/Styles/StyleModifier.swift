/// The style that the app chose for controls of a kind, beside what gives it to them.
nonisolated protocol StyleModifier: UnseenModifier {
  associatedtype Style
  var style: Style { get }
}

struct LabelStyleModifier<Style>: StyleModifier {
  let style: Style
}

struct ToggleStyleModifier<Style>: StyleModifier {
  let style: Style
}

struct MenuStyleModifier<Style>: StyleModifier {
  let style: Style
}

struct GroupBoxStyleModifier<Style>: StyleModifier {
  let style: Style
}

struct ProgressViewStyleModifier<Style>: StyleModifier {
  let style: Style
}

struct DatePickerStyleModifier<Style>: StyleModifier {
  let style: Style
}

struct TextFieldStyleModifier<Style>: StyleModifier {
  let style: Style
}

struct PickerStyleWriter<Style>: StyleModifier {
  let style: Style
}

struct ListStyleWriter<Style>: StyleModifier {
  let style: Style
}

struct NavigationViewStyleModifier<Style>: StyleModifier {
  let style: Style
}

struct ButtonStyleModifier<Style>: StyleModifier {
  let style: Style
}

struct ControlGroupStyleModifier<Style>: StyleModifier {
  let style: Style
}

struct DisclosureGroupStyleModifier<Style>: StyleModifier {
  let style: Style
}

struct GaugeStyleModifier<Style>: StyleModifier {
  let style: Style
}

struct _TabViewStyleWriter<Style>: StyleModifier {
  let style: Style
}

struct IndexViewStyleModifier<Style>: StyleModifier {
  let style: Style
}

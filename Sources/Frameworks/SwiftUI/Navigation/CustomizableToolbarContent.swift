/// See [CustomizableToolbarContent](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent).
///
/// Toolbars are shown as they are written; nobody can arrange them.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// See [DefaultButtonLabel](https://developer.apple.com/documentation/swiftui/defaultbuttonlabel).
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .cancel: Label("Cancel", systemImage: "xmark")
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    default: Label("Delete", systemImage: "trash")
    }
  }
}

/// The label of the field that a text field style puts something around; the field itself shows it.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

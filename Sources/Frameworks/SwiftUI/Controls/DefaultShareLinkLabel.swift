/// See [DefaultShareLinkLabel](https://developer.apple.com/documentation/swiftui/defaultsharelinklabel).
public struct DefaultShareLinkLabel: View {
  let title: Text

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// Makes previews for Xcode: [PreviewProvider](https://developer.apple.com/documentation/swiftui/previewprovider).
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

import SwiftUI

/// Names the type of a map's content, as maps are views by the type of their content.
public struct _MapBody<Content>: View {
  public var body: some View { EmptyView() }
}

import SwiftUI

/// See [MapReader](https://developer.apple.com/documentation/mapkit/mapreader).
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var memory = MapMemory()

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View { content(MapProxy(memory: memory)).environment(\.mapMemory, memory) }
}

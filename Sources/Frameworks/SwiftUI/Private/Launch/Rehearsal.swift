import Combine
import Foundation
@_spi(Windfall) import UIKit

/// A screen with what most screens have, shown once in a template process to nobody: its children then find ready what
/// the runtime makes at first use.
private struct RehearsalScreen: View {
  final class Model: ObservableObject {
    @Published var text = "Rehearsal"
  }

  @StateObject private var model = Model()
  @State private var count = 1
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(model.text).font(.largeTitle).lineLimit(1).padding()
      HStack {
        Text("\(count)").foregroundColor(.white).background(Color.blue).cornerRadius(8)
        Spacer()
      }
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(0..<4, id: \.self) { index in
          Button("\(index)") { count = index }
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray))
            .accessibilityIdentifier("button")
        }
      }
      ScrollView {
        ZStack {
          Circle().stroke(Color.red).opacity(colorScheme == .dark ? 0.5 : 1)
          if count > 0 { Divider() }
        }
      }
    }
    .padding()
    .onAppear {}
  }
}

/// Stands in for a screen without being one: what a process has one of is left to the app.
private final class RehearsalStage: HostingView {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    setRoot(AnyView(RehearsalScreen()))
  }

  required init?(coder: NSCoder) { nil }

  override var contentInsets: UIEdgeInsets { .zero }
}

/// A template process calls this before its first launch.
@_cdecl("windfall_rehearse")
public func rehearse() {
  MainActor.assumeIsolated {
    Device.choose(Device.all.first)
    // What a launch says of the device is asked when there is one.
    defer { Device.choose(nil) }
    let stage = RehearsalStage()
    stage.layoutIfNeeded()
    _ = stage.publishedElements()
    _ = stage.publishedGroup()
  }
}

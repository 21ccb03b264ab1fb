import Combine
import Foundation
@_spi(Windfall) import UIKit

/// A screen with what most screens have. Once it was shown and used, the runtime has made what it makes at first use.
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

/// The address of a view controller with the screen, which a template process shows to nobody; whoever asks owns it.
@_cdecl("windfall_rehearsal_screen")
public func rehearsalScreen() -> UInt {
  MainActor.assumeIsolated {
    let controller = UIHostingController(rootView: AnyView(RehearsalScreen()))
    return UInt(bitPattern: Unmanaged.passRetained(controller).toOpaque())
  }
}

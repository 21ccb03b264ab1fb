import SwiftUI
import Testing
import UniformTypeIdentifiers
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct DragDropTests {
    struct Fruit: Codable, Transferable {
      var name: String

      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name)
      }
    }

    /// Drags what is under one element to another, over those in between.
    private func drag(_ names: String..., in screen: Screen) {
      let points = names.map { CGPoint(x: screen.frame($0).midX, y: screen.frame($0).midY) }
      var events: [(TouchEvent.Phase, CGPoint, Double)] = [(.began, points[0], 0), (.stationary, points[0], 1)]
      events += points.dropFirst().map { (.moved, $0, 1) } + [(.ended, points[points.count - 1], 1)]
      for (phase, point, time) in events {
        let finger = TouchEvent.Finger(phase: phase, location: point, tapCount: 1)
        UIApplication.shared.deliver(.touch(TouchEvent(fingers: [finger], timestamp: time)))
      }
      _ = CommitCycle.shared.frame
    }

    private func box(_ name: String) -> some View { Text(name).frame(width: 100, height: 50).background(.yellow) }

    @Test func aValueIsDroppedWhereItsTypeIsTaken() async {
      let log = Log()
      let (drops, told) = AsyncStream.makeStream(of: String.self)
      let screen = Screen {
        VStack {
          box("fig").draggable(Fruit(name: "Fig"))
          box("numbers").dropDestination(for: Data.self) { _, _ in
            true
          } isTargeted: {
            log.add("numbers \($0)")
          }
          box("basket").dropDestination(for: Fruit.self) { fruits, location in
            told.yield("\(fruits.map(\.name)) \(Int(location.x)) \(Int(location.y))")
            return true
          } isTargeted: {
            log.add("basket \($0)")
          }
          box("note").dropDestination(for: String.self) { texts, _ in
            told.yield("\(texts)")
            return true
          }
        }
      }
      drag("fig", "basket", in: screen)
      var received = drops.makeAsyncIterator()
      #expect(await received.next() == #"["Fig"] 50 25"#)
      #expect(log.take() == ["basket true", "basket false"])
      drag("fig", "basket", "note", in: screen)
      #expect(await received.next() == #"["Fig"]"#)
      #expect(log.take() == ["basket true", "basket false"])
    }

    @Test func whatIsDisabledIsNeitherDraggedNorTakesAnything() {
      let log = Log()
      let screen = Screen {
        VStack {
          box("fig").onDrag {
            log.add("drag fig")
            return NSItemProvider(object: NSString(string: "Fig"))
          }
          .disabled(true)
          box("pear").onDrag { NSItemProvider(object: NSString(string: "Pear")) }
          box("basket").onDrop(of: [.text], isTargeted: nil) { _ in
            log.add("drop")
            return true
          }
          .disabled(true)
        }
      }
      drag("fig", "basket", in: screen)
      drag("pear", "basket", in: screen)
      #expect(log.take() == [])
    }

    struct Order: DropDelegate {
      let name: String
      @Binding var names: [String]
      let dragged: String?

      func dropEntered(info: DropInfo) {
        guard let dragged, let from = names.firstIndex(of: dragged), let to = names.firstIndex(of: name), from != to
        else { return }
        names.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
      }

      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

      func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
    }

    struct Sorting: View {
      @State private var names = ["a", "b", "c"]
      @State private var dragged: String?

      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in
            Text(name).frame(width: 100, height: 50).background(.yellow)
              .onDrag {
                dragged = name
                return NSItemProvider(object: NSString(string: name))
              }
              .onDrop(of: [.text], delegate: Order(name: name, names: $names, dragged: dragged))
          }
          Text("order \(names.joined())")
        }
      }
    }

    @Test func aDelegateReordersWhileTheFingerMoves() {
      let screen = Screen { Sorting() }
      drag("a", "c", in: screen)
      #expect(screen.has("order bca"))
      drag("a", "c", in: screen)
      #expect(screen.has("order bac"))
    }

    @Test func aBindingSaysWhetherSomethingIsOverIt() {
      let log = Log()
      let isTargeted = Binding(get: { false }, set: { log.add("\($0)") })
      let screen = Screen {
        VStack {
          box("pear").onDrag { NSItemProvider(object: NSString(string: "Pear")) }
          box("basket").onDrop(of: [UTType.plainText], isTargeted: isTargeted) { providers, location in
            log.add("\(providers.count) at \(Int(location.x))")
            return true
          }
          box("other")
        }
      }
      drag("pear", "basket", "other", in: screen)
      #expect(log.take() == ["true", "false"])
      drag("pear", "basket", in: screen)
      #expect(log.take() == ["true", "false", "1 at 50"])
    }
  }
}

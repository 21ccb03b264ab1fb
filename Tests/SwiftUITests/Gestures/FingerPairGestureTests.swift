import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct FingerPairGestureTests {
    private func move(_ steps: [(CGPoint, CGPoint)]) {
      for (index, (first, second)) in steps.enumerated() {
        let phase: TouchEvent.Phase = index == 0 ? .began : index == steps.count - 1 ? .ended : .moved
        let fingers = [first, second].enumerated().map { TouchEvent.Finger(id: $0, phase: phase, location: $1) }
        UIApplication.shared.deliver(.touch(TouchEvent(fingers: fingers, timestamp: Double(index) / 10)))
      }
      _ = CommitCycle.shared.frame
    }

    private func spread() {
      let still = CGPoint(x: 50, y: 100)
      move([
        (still, CGPoint(x: 100, y: 100)), (still, CGPoint(x: 125, y: 100)), (still, CGPoint(x: 150, y: 100)),
        (still, CGPoint(x: 150, y: 100)),
      ])
    }

    private func turn() {
      let still = CGPoint(x: 100, y: 100)
      move([
        (still, CGPoint(x: 150, y: 100)), (still, CGPoint(x: 100, y: 150)), (still, CGPoint(x: 100, y: 150)),
      ])
    }

    @Test func fingersThatMoveApartMagnify() {
      let log = Log()
      let screen = Screen(width: 200, height: 200) {
        Text("map").frame(width: 200, height: 200).contentShape(Rectangle())
          .gesture(
            MagnifyGesture()
              .onChanged { log.add("\($0.magnification) \($0.startLocation.x) \($0.startAnchor.x)") }
              .onEnded { log.add("end \($0.magnification)") })
      }
      withExtendedLifetime(screen) { spread() }
      #expect(log.entries.first == "1.5 87.5 0.4375" || log.entries.first == "1.5 75.0 0.375")
      #expect(log.entries.last == "end 2.0" && log.entries.count == 3)
    }

    @Test func theOldNamesGiveTheFactorAndTheAngle() {
      struct Example: View {
        @GestureState private var scale = 1.0
        let log: Log

        var body: some View {
          Text("map \(Int(scale))").frame(width: 200, height: 200).contentShape(Rectangle())
            .gesture(
              MagnificationGesture().updating($scale) { value, state, _ in state = value }
                .onEnded { log.add("scale \($0)") }
            )
            .simultaneousGesture(RotationGesture().onEnded { log.add("angle \($0.degrees.rounded())") })
        }
      }
      let log = Log()
      let screen = Screen(width: 200, height: 200) { Example(log: log) }
      spread()
      #expect(log.entries == ["scale 2.0"] && screen.has("map 1"))
      turn()
      #expect(log.entries.contains("angle 90.0"))
    }

    @Test func bothAtOnceTellTheLatestOfBoth() {
      let log = Log()
      let screen = Screen(width: 200, height: 200) {
        Text("map").frame(width: 200, height: 200).contentShape(Rectangle())
          .gesture(
            MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value in
              if let first = value.first, let second = value.second {
                log.add("\(first.magnification) \(second.rotation.degrees.rounded())")
              }
            })
      }
      let still = CGPoint(x: 50, y: 50)
      withExtendedLifetime(screen) {
        move([
          (still, CGPoint(x: 100, y: 50)), (still, CGPoint(x: 50, y: 150)), (still, CGPoint(x: 50, y: 150)),
        ])
      }
      #expect(log.entries.contains("2.0 90.0"))
    }

    @Test func lessThanTheLeastIsNothing() {
      let log = Log()
      let screen = Screen(width: 200, height: 200) {
        Text("map").frame(width: 200, height: 200).contentShape(Rectangle())
          .gesture(MagnifyGesture(minimumScaleDelta: 3).onChanged { log.add("\($0.magnification)") })
      }
      withExtendedLifetime(screen) { spread() }
      #expect(log.entries == [])
    }
  }
}

import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct SpringTests {
    @Test("A spring has the mass, stiffness and damping of its duration and bounce, and is made of them")
    func constants() {
      let spring = Spring(duration: 0.5, bounce: 0.3)
      #expect(spring.mass == 1 && abs(spring.stiffness - 157.91) < 0.01 && abs(spring.damping - 17.59) < 0.01)
      let again = Spring(stiffness: spring.stiffness, damping: spring.damping)
      #expect(abs(again.duration - 0.5) < 1e-9 && abs(again.bounce - 0.3) < 1e-9)
      #expect(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio == 1)
      #expect(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
    }

    @Test("A value begins at zero with its velocity, and ends at its target", arguments: [0, 0.4, -0.5])
    func motion(_ bounce: Double) {
      let spring = Spring(duration: 0.5, bounce: bounce)
      #expect(abs(spring.value(target: 10.0, time: 0)) < 1e-9)
      #expect(abs(spring.velocity(target: 10.0, initialVelocity: 3, time: 0) - 3) < 1e-9)
      #expect(abs(spring.value(target: 10.0, initialVelocity: 3, time: 10) - 10) < 1e-3)
      // The velocity is what the value changes by.
      let step = 1e-6
      for time in [0.05, 0.2, 0.7] {
        let before = spring.value(target: 10.0, initialVelocity: 3, time: time - step)
        let after = spring.value(target: 10.0, initialVelocity: 3, time: time + step)
        let velocity = spring.velocity(target: 10.0, initialVelocity: 3, time: time)
        #expect(abs((after - before) / (2 * step) - velocity) < 1e-3)
      }
    }

    @Test("Many short steps lead where one long one does")
    func steps() {
      let spring = Spring.bouncy
      var (value, velocity) = (2.0, 1.0)
      for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.02) }
      var (once, onceVelocity) = (2.0, 1.0)
      spring.update(value: &once, velocity: &onceVelocity, target: 5, deltaTime: 0.2)
      #expect(abs(value - once) < 1e-9 && abs(velocity - onceVelocity) < 1e-6)
    }
  }
}

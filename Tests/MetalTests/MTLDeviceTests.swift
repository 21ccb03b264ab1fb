import Metal
import Testing

@Suite struct MTLDeviceTests {
  @Test func thereIsNoDevice() {
    #expect(MTLCreateSystemDefaultDevice() == nil)
  }
}

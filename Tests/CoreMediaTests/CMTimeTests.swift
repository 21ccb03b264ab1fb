import CoreMedia
import Testing

@Suite struct CMTimeTests {
  @Test("Times have seconds, and are compared and added by them")
  func arithmetic() {
    let half = CMTime(value: 1, timescale: 2)
    let third = CMTime(value: 1, timescale: 3)
    #expect(half.seconds == 0.5 && half > third && half == CMTime(value: 300, timescale: 600))
    #expect((half + third).value == 5 && (half + third).timescale == 6)
    #expect((half - third).seconds == 1.0 / 6)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 4)) == 0.75)
  }

  @Test("Some times are no numbers")
  func special() {
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.indefinite.isIndefinite && !CMTime.invalid.isValid)
    #expect(CMTime.positiveInfinity > .zero && CMTime.negativeInfinity < .zero)
    #expect((CMTime.indefinite + .zero).isIndefinite)
  }
}

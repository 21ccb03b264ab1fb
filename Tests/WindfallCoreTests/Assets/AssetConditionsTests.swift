import Testing
import WindfallCore

struct AssetConditionsTests {
  private func best(_ all: [AssetConditions], at place: AssetConditions) -> AssetConditions? {
    var versions = AssetVersions<AssetConditions>()
    for conditions in all { versions.add(conditions, for: conditions) }
    return versions.best(at: place)?.value
  }

  @Test(arguments: [([1, 2, 3], 2, 2), ([1, 3], 2, 3), ([1, 2], 3, 2), ([1, 2, 3], 1, 1), ([3, 2], 1, 2)])
  func `The scale itself is best, then the next larger one, then the largest`(
    scales: [Double], wanted: Double, result: Double
  ) {
    #expect(best(scales.map { AssetConditions(scale: $0) }, at: AssetConditions(scale: wanted))?.scale == result)
  }

  @Test func `What is meant for elsewhere is not taken`() {
    let all = [AssetConditions(isDark: true), AssetConditions(), AssetConditions(idiom: .pad)]
    #expect(best(all, at: AssetConditions(isDark: true)) == all[0])
    #expect(best(all, at: AssetConditions(idiom: .phone, isDark: false)) == all[1])
    #expect(best(all, at: AssetConditions(idiom: .pad)) == all[2])
    #expect(best([all[2]], at: AssetConditions(idiom: .phone)) == nil)
    #expect(best([AssetConditions(hasHighContrast: true)], at: AssetConditions()) == nil)
  }

  @Test func `A range of colours is a preference`() {
    let all = [AssetConditions(gamut: .sRGB), AssetConditions(gamut: .displayP3)]
    #expect(best(all, at: AssetConditions()) == all[1])
    #expect(best(all, at: AssetConditions(gamut: .sRGB)) == all[0])
    #expect(best([all[0]], at: AssetConditions(gamut: .displayP3)) == all[0])
  }
}

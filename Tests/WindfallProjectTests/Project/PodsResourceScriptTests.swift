import Testing

@testable import WindfallProject

struct PodsResourceScriptTests {
  private let script = PodsResourceScript(
    """
    install_resource()
    {
      if [[ "$1" = /* ]] ; then
        RESOURCE_PATH="$1"
      fi
    }
    if [[ "$CONFIGURATION" == "Debug" ]]; then
      install_resource "${PODS_ROOT}/Notes/notes.txt"
      install_resource "${PODS_CONFIGURATION_BUILD_DIR}/Kit/Kit.bundle"
      install_resource "${PODS_ROOT}/Notes/notes.txt"
    fi
    if [[ "$CONFIGURATION" == "Release" ]]; then
      install_resource "Notes/release.txt"
    fi
    """)

  @Test func `each configuration has its own resources`() {
    #expect(
      script.paths(configuration: "Debug")
        == ["${PODS_ROOT}/Notes/notes.txt", "${PODS_CONFIGURATION_BUILD_DIR}/Kit/Kit.bundle"])
    #expect(script.paths(configuration: "Release") == ["Notes/release.txt"])
    #expect(script.paths(configuration: "Profile") == [])
  }

  @Test func `a phase is known by the script that it runs`() {
    let path = "${PODS_ROOT}/Target Support Files/Pods-App/Pods-App-resources.sh"
    #expect(PodsResourceScript.path(in: "\"\(path)\"\n") == path)
    #expect(PodsResourceScript.path(in: "\"${PODS_ROOT}/Target Support Files/Pods-App/Pods-App-frameworks.sh\"") == nil)
    #expect(PodsResourceScript.path(in: "swiftlint") == nil)
  }
}

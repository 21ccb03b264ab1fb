import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

@Suite struct TargetGraphTests {
  private let project: PlannedProject

  init() throws { project = try PlannedProject() }

  @Test("A target is built after those of other projects that it is linked with or imports")
  func projects() throws {
    try project.writeProject(
      "a/App.xcodeproj",
      [.init(name: "App", type: "application", links: ["Kit"]), PlannedProject.hosted("AppTests", in: "App")])
    try project.writeProject("b/Kit.xcodeproj", [.init(name: "Kit"), .init(name: "Extra"), .init(name: "Unused")])
    try project.write(
      "<Workspace><FileRef location=\"group:a/App.xcodeproj\"/><FileRef location=\"group:b/Kit.xcodeproj\"/></Workspace>",
      to: "All.xcworkspace/contents.xcworkspacedata")
    try project.write("import Extra", to: "a/App/A.swift")
    try project.write("import App", to: "a/AppTests/T.swift")
    for name in ["Kit", "Extra", "Unused"] { try project.write("", to: "b/\(name)/\(name).swift") }
    let plan = try project.testPlan("All.xcworkspace")
    #expect(plan.targets.map(\.name) == ["Kit", "Extra", "App", "AppTests"])
    #expect(plan["App"]?.dependencies == ["Kit", "Extra"])
    #expect(plan.sourceRoot.path == project.folder.url.path)
  }

  @Test("Tests of screens are linked with what they import themselves, also where their app has it")
  func screens() throws {
    try project.writeProject(
      "App.xcodeproj",
      [
        .init(name: "App", type: "application", links: ["Kit"]), .init(name: "Kit"),
        PlannedProject.hosted("AppTests", in: "App"),
        .init(name: "AppUITests", type: "bundle.ui-testing", needs: ["App"], settings: ["TEST_TARGET_NAME": "App"]),
      ])
    for name in ["App", "Kit"] { try project.write("", to: "\(name)/\(name).swift") }
    for name in ["AppTests", "AppUITests"] { try project.write("import Kit", to: "\(name)/T.swift") }
    let plan = try project.testPlan("App.xcodeproj")
    #expect(plan["AppUITests"]?.dependencies.contains("Kit") == true)
    #expect(plan["AppTests"]?.dependencies.contains("Kit") == false)
  }

  @Test("Targets of one name in two projects are told apart")
  func twins() throws {
    for path in ["a/A.xcodeproj", "b/B.xcodeproj"] {
      try project.writeProject(
        path, [.init(name: "Tests", type: "bundle.unit-test", settings: ["PRODUCT_MODULE_NAME": path])])
      try project.write("", to: "\(path.prefix(1))/Tests/T.swift")
    }
    try project.write(
      "<Workspace><FileRef location=\"group:a/A.xcodeproj\"/><FileRef location=\"group:b/B.xcodeproj\"/></Workspace>",
      to: "All.xcworkspace/contents.xcworkspacedata")
    #expect(try project.testPlan("All.xcworkspace").targets.map(\.name) == ["Tests", "Tests (B)"])
  }

  @Test("Of two frameworks with one module, that for iOS is linked, and no second one beside it")
  func platforms() throws {
    try project.writeProject(
      "App.xcodeproj",
      [
        .init(name: "Kit", settings: ["SDKROOT": "macosx"]),
        .init(name: "KitIOS", settings: ["PRODUCT_MODULE_NAME": "Kit"]),
        .init(name: "KitTests", type: "bundle.unit-test", needs: ["KitIOS"]),
        .init(name: "LooseTests", type: "bundle.unit-test"),
      ])
    for name in ["Kit", "KitIOS"] { try project.write("", to: "\(name)/Kit.swift") }
    for name in ["KitTests", "LooseTests"] { try project.write("import Kit", to: "\(name)/T.swift") }
    let plan = try project.testPlan("App.xcodeproj")
    #expect(plan["KitTests"]?.dependencies == ["KitIOS"] && plan["LooseTests"]?.dependencies == ["KitIOS"])
    #expect(!plan.targets.map(\.name).contains("Kit"))
  }

  @Test("A target without sources that joins others hands on what it needs")
  func hollow() throws {
    try project.writeProject(
      "App.xcodeproj",
      [
        .init(name: "Tests", type: "bundle.unit-test", links: ["Pods"]), .init(name: "Pods", needs: ["Kit"]),
        .init(name: "Kit"),
      ])
    try project.write("import Kit", to: "Tests/T.swift")
    try project.write("", to: "Kit/Kit.swift")
    let plan = try project.testPlan("App.xcodeproj")
    #expect(plan.targets.map(\.name) == ["Kit", "Tests"])
    #expect(plan["Tests"]?.dependencies == ["Kit"])
  }

  @Test("A pod in Objective-C that a module of ours stands in for is not built")
  func pods() throws {
    try project.writeProject(
      "App.xcodeproj", [.init(name: "Tests", type: "bundle.unit-test", links: ["Quick", "Kit"])])
    try project.writeProject("Pods/Pods.xcodeproj", [.init(name: "Quick"), .init(name: "Kit")])
    try project.write("import Kit\nimport Quick", to: "Tests/T.swift")
    for name in ["Quick", "Kit"] { try project.write("", to: "Pods/\(name)/\(name).swift") }
    try project.write("", to: "Pods/Quick/QuickSpec.m")
    try project.write(
      """
      <Workspace version = "1.0"><FileRef location = "group:App.xcodeproj"/>
      <FileRef location = "group:Pods/Pods.xcodeproj"/></Workspace>
      """, to: "App.xcworkspace/contents.xcworkspacedata")
    let plan = try project.testPlan("App.xcworkspace")
    #expect(plan.targets.map(\.name) == ["Tests", "Kit"] || plan.targets.map(\.name) == ["Kit", "Tests"])
    #expect(plan.replacedPackages == ["Quick"])
  }

  @Test("An app extension is left out with one message")
  func extensions() throws {
    try project.writeProject(
      "App.xcodeproj",
      [
        .init(name: "App", type: "application", needs: ["Widget"]), .init(name: "Widget", type: "app-extension"),
        PlannedProject.hosted("AppTests", in: "App"),
      ])
    for name in ["App", "Widget", "AppTests"] { try project.write("", to: "\(name)/\(name).swift") }
    let plan = try project.testPlan("App.xcodeproj")
    #expect(plan.targets.map(\.name) == ["App", "AppTests"])
    #expect(
      plan.notes == ["Widget, an app extension, is not built: extensions do not run while the app is tested"])
  }
}

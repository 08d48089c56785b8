import KernelPresentation
import Testing

/// Runs every scenario of every feature file in process, and those tagged `@doors` through every door; in a browser only
/// where `Scripts/check-pages --specs` drives one.
@Suite(DriverCount()) struct SpecTests {
  @Test(arguments: SpecCase.all) func scenario(_ spec: SpecCase) throws {
    DriverCount.count(spec.driver)
    let sandbox = Sandbox()
    let world = World(driver: try spec.driver.open(in: sandbox, clock: spec.scenario.clock), sandbox: sandbox)
    for step in spec.scenario.steps {
      do {
        let (definition, arguments) = try StepDefinition.find(step)
        try world.take(definition, arguments)
      } catch {
        Issue.record("\(spec.file):\(step.line): \(step.text)\n\(error)")
        return
      }
    }
  }

  @Test func everyFeatureFileCanBeRead() {
    #expect(SpecFile.unreadable == [])
    #expect(!SpecFile.all.isEmpty)
  }

  /// A step defined for no spec is a test without one.
  @Test func everyStepDefinedIsUsed() {
    let used = SpecFile.all.flatMap(\.feature.scenarios).flatMap(\.steps).compactMap { step in
      try? StepDefinition.find(step).0.pattern
    }
    let unused = Set(StepDefinition.all.map(\.pattern)).subtracting(used)
    #expect(unused.map(\.description).sorted() == [])
  }

  /// A screen's first scenario, and one that acts, without the tag fails, so that no driver is left out unnoticed.
  @Test func everyScenarioThatNeedsAllDriversHasThem() throws {
    var missing: [String] = []
    for file in SpecFile.all {
      let isScreen = file.feature.tags.contains { $0.hasPrefix("@screen:") }
      for (index, scenario) in file.feature.scenarios.enumerated() where !scenario.hasAllDrivers {
        if try isScreen && index == 0 || scenario.acts {
          missing.append("\(file.path):\(scenario.line) \(scenario.name)")
        }
      }
    }
    #expect(missing == [])
  }

  /// A screen without a spec, or a spec of no screen, fails.
  @Test func everyScreenHasItsSpec() throws {
    let screens = try InProcessDriver(in: Sandbox(), clock: nil).screens.map(\.path).sorted()
    let specified = SpecFile.all.flatMap(\.feature.tags).filter { $0.hasPrefix("@screen:") }.map { $0.dropFirst(8) }
    #expect(specified.map(String.init).sorted() == screens)
  }
}

/// One scenario through one driver.
struct SpecCase: Sendable, CustomTestStringConvertible {
  let file: String
  let scenario: Scenario
  let driver: DriverKind

  static let all = SpecFile.chosen.flatMap { file in
    file.feature.scenarios.flatMap { scenario in
      DriverKind.here.filter { $0 == .inProcess || opensAll || scenario.hasAllDrivers }
        .map { SpecCase(file: file.path, scenario: scenario, driver: $0) }
    }
  }

  /// `Scripts/check --all-drivers` sets it.
  private static let opensAll = hasEnvironment("RECORDBOOK_ALL_DRIVERS")

  var testDescription: String {
    "\(file):\(scenario.line) \(scenario.name), \(driver.rawValue)"
  }
}

enum DriverKind: String, CaseIterable {
  case inProcess = "in process"
  case commandLine = "command line"
  case socket = "socket"
  case browser = "browser"

  /// A browser is there only where `Scripts/check-pages --specs` drives one, and then alone.
  static let here = hasEnvironment(BrowserDriver.variable) ? [.browser] : allCases.filter { $0 != .browser }

  /// - Parameter clock: when the book's clock begins; nil is that on the wall.
  func open(in sandbox: Sandbox, clock: String?) throws -> any Driver {
    switch self {
    case .inProcess: try InProcessDriver(in: sandbox, clock: clock)
    case .commandLine: try CommandLineDriver(in: sandbox, clock: clock)
    case .socket: try SocketDriver(in: sandbox, clock: clock)
    case .browser: try BrowserDriver(in: sandbox, clock: clock)
    }
  }
}

/// A feature file below `Specs`.
struct SpecFile: Sendable {
  /// From the package's folder.
  let path: String
  let feature: Feature

  static let (all, unreadable) = load()

  /// Those whose paths begin as one of the words of `RECORDBOOK_SPECS` does, such as `Specs/Strength`; all where it is not set.
  static var chosen: [SpecFile] {
    let words = environmentVariable("RECORDBOOK_SPECS")?.split(separator: " ") ?? []
    return words.isEmpty ? all : all.filter { file in words.contains { file.path.hasPrefix($0) } }
  }

  private static func load() -> ([SpecFile], [String]) {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    var readable: [SpecFile] = []
    var unreadable: [String] = []
    for path in files(below: root + "/Specs", ending: ".feature") {
      let name = String(path.dropFirst(root.count + 1))
      do {
        readable.append(SpecFile(path: name, feature: try GherkinReader.read(readFile(path))))
      } catch {
        unreadable.append("\(name): \(error)")
      }
    }
    return (readable, unreadable)
  }
}

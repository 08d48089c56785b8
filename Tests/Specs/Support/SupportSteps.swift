import KernelApplication
import KernelDomain
import KernelPresentation
import SupportPresentation

/// The steps of support's specs that other specs don't have. Plans, shares and messages have random ids, so steps find
/// them on screens.
let supportSteps = [
  StepDefinition("these runs were planned:") { world, arguments in
    let table = try arguments.table()
    for row in table.dropFirst() {
      try world.fill(SupportWorld.plan(Dictionary(uniqueKeysWithValues: zip(table[0], row))))
    }
  },

  StepDefinition("{string} was asked to speak to the run") { world, arguments in
    _ = try SupportWorld.ask(arguments[0], world)
  },

  StepDefinition("{string} sent these messages:") { world, arguments in
    let (share, tokens) = try SupportWorld.ask(arguments[0], world)
    for (row, token) in zip(try arguments.rows(), tokens) {
      try world.fill(SupportWorld.receive(SupportWorld.bundle(share, token, arguments[0], row), world))
    }
  },

  StepDefinition("{string} was revoked") { world, arguments in
    let share = try SupportWorld.share(of: arguments[0], world)
    try world.fill(SupportWorld.step("revokeShare", "revoke", ["share": .text(share)], [share]))
  },

  StepDefinition("a run that follows the plan was started at {string}") { world, arguments in
    try world.fill(
      Call(
        method: "running.startRun", parameters: ["at": .of(.text(arguments[0]))],
        command: ShellCommand.recordbook("run", "start", "--at", arguments[0])))
    let plan = try SupportWorld.plan(world)
    try world.fill(SupportWorld.step("startRun", "start", ["plan": .text(plan)], [plan]))
  },

  StepDefinition("the voice was {word}") { world, arguments in
    try SupportWorld.report(arguments[0], world)
  },

  StepDefinition("the run was finished") { world, _ in
    try world.fill(SupportWorld.running("finishRun", "stop"))
  },

  StepDefinition("the run was finished and saved") { world, _ in
    try world.fill(SupportWorld.running("finishRun", "stop"))
    try world.fill(SupportWorld.running("saveRun", "save"))
  },

  StepDefinition("I open what {string} is sent in {word}") { world, arguments in
    let share = try SupportWorld.share(of: arguments[0], world)
    world.open("samwise://share/\(share)", arguments[1] == "Czech" ? .cs : .en)
  },

  StepDefinition("I open the message of {string} in {word}") { world, arguments in
    let message = try SupportWorld.message(of: arguments[0], world)
    world.open("recordbook://support/message/\(message)", arguments[1] == "Czech" ? .cs : .en)
  },

  StepDefinition("I open the form of the plan in {word}") { world, arguments in
    world.open("recordbook://support/setup?plan=\(try SupportWorld.plan(world))", arguments[0] == "Czech" ? .cs : .en)
  },

  StepDefinition("nothing on it tells {string}") { world, arguments in
    let screen = try world.screen()
    let said = screen.elements.flatMap { [$0.text, $0.label, $0.hint, $0.value, $0.command].compactMap { $0 } }
    guard !(said + [try world.text()]).contains(where: { $0.contains(arguments[0]) }) else {
      throw SpecFailure("it tells \"\(arguments[0])\"")
    }
  },

  StepDefinition("it is refused with a {word} on it") { world, arguments in
    guard let device = ScreenPolicy.Device(rawValue: arguments[0]) else { throw SpecFailure("no device is called so") }
    try SupportWorld.tamper(try world.screen(), device)
  },
]

/// Calls of support's use cases, each with the equivalent command for a shell.
enum SupportWorld {
  static func step(
    _ method: String, _ verb: String, _ parameters: [String: Action.Parameter] = [:], _ words: [String] = []
  ) -> Call {
    Call(
      method: "support.\(method)", parameters: parameters.mapValues { .of($0) },
      command: ShellCommand.recordbook(["support", verb] + words))
  }

  static func running(_ method: String, _ verb: String) -> Call {
    Call(method: "running.\(method)", parameters: [:], command: ShellCommand.recordbook("run", verb))
  }

  /// - Parameter row: `name`, and optionally `day`, `km`, `messages` and `seconds`.
  static func plan(_ row: [String: String]) -> Call {
    var parameters: [String: Action.Parameter] = ["name": .text(row["name"] ?? "")]
    var words = [row["name"] ?? ""]
    func take(_ column: String, _ option: String, _ parameter: (String) -> (String, Action.Parameter)?) {
      guard let text = row[column], !text.isEmpty, let (name, value) = parameter(text) else { return }
      parameters[name] = value
      words += [option, text]
    }
    take("day", "--day") { ("day", .text($0)) }
    take("km", "--goal") { text in Double(text).map { ("goalMetres", .number(Int($0 * 1_000))) } }
    take("messages", "--messages") { text in Int(text).map { ("mostMessages", .number($0)) } }
    take("seconds", "--seconds") { text in Int(text).map { ("mostSeconds", .number($0)) } }
    take("senders", "--senders") { ("showsSenders", .flag($0 == "on")) }
    return step("createPlan", "add", parameters, words)
  }

  /// A command with values in place of its words in capitals; options without a value are left out.
  static func command(_ command: String, _ values: [String: String]) -> String {
    let parameters = [
      "NAME": values["name"] ?? values["friend"], "DAY": values["day"], "KM": values["goalMetres"],
      "N": values["mostMessages"], "S": values["mostSeconds"],
    ]
    var words: [String] = []
    for word in command.split(separator: " ").map(String.init) {
      guard let value = parameters[word] else {
        words.append(word == "FILE.html" ? "$HOME/page-$$.html" : word)
        continue
      }
      if let value, !value.isEmpty { words.append("'\(value)'") } else { words.removeLast() }
    }
    return words.joined(separator: " ")
  }

  // MARK: Names

  private static func sharing(_ world: World) throws -> [Element] {
    try world.show(Route(path: "support", "run", "latest", "share")).elements
  }

  /// The id of the plan that was made last.
  static func plan(_ world: World) throws -> String {
    let parameter = try sharing(world).lazy.compactMap { $0.action?.parameters["plan"] }.first
    guard case .text(let plan)? = parameter else { throw SpecFailure("no run was planned") }
    return plan
  }

  static func share(of friend: String, _ world: World) throws -> String {
    let row = try sharing(world).first { $0.role == .row && $0.children.first?.text == friend }
    guard let share = row?.route?.path.last else { throw SpecFailure("\(friend) was not asked") }
    return share
  }

  static func message(of friend: String, _ world: World) throws -> String {
    let runs = try world.show(Route(path: "support", "history")).elements.compactMap(\.route)
    for run in runs where run.path.starts(with: ["support", "run"]) {
      let row = try world.show(run).elements.first { $0.role == .row && $0.children.first?.text == friend }
      if let message = row?.children.first(where: { $0.role == .identifier })?.text { return message }
    }
    throw SpecFailure("no message of \(friend) was heard")
  }

  // MARK: Friends

  /// Has the page for a friend written, unless that was done before.
  static func ask(_ friend: String, _ world: World) throws -> (share: String, tokens: [String]) {
    let (plan, path) = (try plan(world), world.sandbox.newPath(ending: ".html"))
    try world.fill(
      step(
        "sharePlan", "share", ["plan": .text(plan), "friend": .text(friend), "path": .text(path)],
        [plan, path, "--to", friend]))
    let page = try readFile(path)
    func value(_ name: String) throws -> String {
      guard let start = page.firstRange(of: name + "=\"")?.upperBound else {
        throw SpecFailure("the page has no \(name)")
      }
      return String(page[start...].prefix { $0 != "\"" })
    }
    return (try value("data-share"), try value("data-tokens").split(separator: " ").map(String.init))
  }

  /// - Parameter row: the seconds of silence, the trigger (`1 km`, `25 min` or `finish`), and the text.
  static func bundle(_ share: String, _ token: String, _ from: String, _ row: [String]) throws -> String {
    let words = row[1].split(separator: " ").map(String.init)
    let trigger =
      switch words.last {
      case "km": #"{"metres":\#(Int((Double(words[0]) ?? 0) * 1_000))}"#
      case "min": #"{"minutes":\#(words[0])}"#
      default: #"{"finish":true}"#
      }
    guard let seconds = Double(row[0]) else { throw SpecFailure("\(row[0]) are no seconds") }
    let text = row.count > 2 && !row[2].isEmpty ? #","text":"\#(row[2])""# : ""
    return
      #"{"samwise":1,"share":"\#(share)","token":"\#(token)","from":"\#(from)"\#(text),"trigger":\#(trigger),"#
      + #""audio":{"type":"audio/wav","base64":"\#(base64(silence(seconds)))"}}"#
  }

  static func receive(_ bundle: String, _ world: World) throws -> Call {
    let path = world.sandbox.newPath(ending: ".samwise")
    try writeFile(bundle, path)
    return Call(
      method: "support.receiveMessages", parameters: ["paths": .texts([path])],
      command: ShellCommand.recordbook("support", "receive", path))
  }

  /// Silence as a WAV file, with 8 bits per sample and 8,000 samples per second.
  private static func silence(_ seconds: Double) -> [UInt8] {
    let count = Int(seconds * 8_000)
    func number(_ value: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(value >> ($0 * 8) & 255) } }
    let format =
      number(16, 4) + number(1, 2) + number(1, 2) + number(8_000, 4) + number(8_000, 4) + number(1, 2) + number(8, 2)
    return Array("RIFF".utf8) + number(36 + count, 4) + Array("WAVEfmt ".utf8) + format + Array("data".utf8)
      + number(count, 4)
      + [UInt8](repeating: 128, count: count)
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
      let value = group[0] << 16 | group[1] << 8 | group[2]
      for place in 0..<4 { text.append(start + place > bytes.count ? "=" : letters[value >> (18 - 6 * place) & 63]) }
    }
    return text
  }

  // MARK: Playing

  /// Presses the control that reports how the sound is played.
  static func report(_ word: String, _ world: World) throws {
    let screen = try world.show(Route(path: "support", "run", "now", "active"))
    guard let sound = screen.elements.first(where: { $0.role == .audio }) else {
      throw SpecFailure("no voice is to be heard")
    }
    let action = sound.children.first { $0.action?.parameters["report"] == .text(word) }
    guard let button = action, let call = button.action, let command = button.command else {
      throw SpecFailure("a voice is not \(word)")
    }
    try world.fill(Call(call, command: command, input: nil))
  }

  // MARK: Policy

  /// Makes a screen to which a forbidden element was added. Fails unless that is refused.
  static func tamper(_ screen: Screen, _ device: ScreenPolicy.Device) throws {
    var changed = screen
    changed.content.append(element(device))
    let provider = TamperedScreen(screen: changed)
    let registry = ScreenRegistry([ScreenRegistry.Group("support", design: .samwise) { [provider] }])
    do {
      _ = try registry.screen(screen.route.description, language: screen.language)
    } catch {
      let words = Refusal(error).description
      guard words.contains("promises never to show") else { throw SpecFailure("refused for another reason: \(words)") }
      return
    }
    throw SpecFailure("a \(device.rawValue) was shown")
  }

  private static func element(_ device: ScreenPolicy.Device) -> Element {
    switch device {
    case .badge: Element(.badge, "10 runs")
    case .streak: Element(.text, "7 days", icon: Icon("flame.fill"))
    case .ranking:
      Element(
        .section,
        children: ["Eva", "Jana"].enumerated().map { place, name in
          Element(.row, children: [Element(.text, "\(place + 1)."), Element(.text, name)])
        })
    case .countdown: Element(.timer, "1:30", value: "../2026-11-22T09:12:05Z")
    case .publicShare: Element(.button, "Post", label: "Post", action: Action("feed.createPost"))
    }
  }
}

/// A screen that support itself would never make.
private struct TamperedScreen: SupportScreen {
  let screen: Screen
  var pattern: RoutePattern { RoutePattern(screen.route.path.joined(separator: "/")) }

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen { screen }
}

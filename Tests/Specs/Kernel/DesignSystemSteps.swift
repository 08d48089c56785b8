import Composition
import DesignSystem
import KernelPresentation

let designSystemSteps = [
  StepDefinition("the spacing scale is:") { _, arguments in
    let actual = Spacing.allCases.map { [$0.rawValue, String($0.points)] }
    try expect(actual, shows: arguments.rows(), "the scale")
  },

  StepDefinition("the type scale of {string} is:") { _, arguments in
    let theme = try theme(arguments[0])
    let actual = TypeToken.allCases.map { token in
      let style = theme.type[token]
      return [token.rawValue, String(style.points), style.weight.name, style.design.rawValue]
    }
    try expect(actual, shows: arguments.rows(), "the scale")
  },

  StepDefinition("the text styles of {string} that no token takes are:") { _, arguments in
    let type = try theme(arguments[0]).type
    let taken = Set(type.roles.values)
    let actual = type.steps.steps.filter { !taken.contains($0.name) }.map { step in
      [step.name, String(step.value.points), step.value.weight.name]
    }
    try expect(actual, shows: arguments.rows(), "the list")
  },

  StepDefinition("the themes are:") { _, arguments in
    let actual = DesignTheme.all.map { theme in
      let (metrics, margins) = (theme.metrics, theme.margins)
      return [
        theme.id, theme.name, [metrics.cardRadius, metrics.buttonRadius, metrics.fieldRadius].written,
        "\(metrics.buttonHeight)", [margins.compact, margins.standard, margins.large, margins.tablet].written,
        theme.elevation.steps.map(\.name).joined(separator: " "), theme.motion.steps.map(\.name).joined(separator: " "),
      ]
    }
    try expect(actual, shows: arguments.rows(), "the list")
  },

  StepDefinition("the components of {string} are:") { _, arguments in
    let theme = try theme(arguments[0])
    let metrics = theme.metrics
    func style(_ name: String) -> String {
      theme.type.steps[name].map { "\($0.points) \($0.weight.name) \($0.design.rawValue)" } ?? "–"
    }
    let target = "\(Metrics.minimumTarget)"
    let actual = [
      ["main button", "\(metrics.buttonHeight)", "\(metrics.buttonRadius)", "–", style("button")],
      ["Done", target, "–", "–", style("button")],
      ["card", "–", "\(metrics.cardRadius)", "\(metrics.cardPadding)", style("card")],
      ["title of a group", "–", "–", "–", style("section")], ["title of a page", "–", "–", "–", style("largeTitle")],
      ["field", target, "\(metrics.fieldRadius)", "–", style("body")],
    ]
    try expect(actual, shows: arguments.rows(), "the list")
  },

  StepDefinition("the icon sizes are:") { _, arguments in
    let actual = Icon.Size.allCases.map { [$0.rawValue, String($0.points)] }
    try expect(actual, shows: arguments.rows(), "the scale")
  },

  StepDefinition("the measures are:") { _, arguments in
    let metrics = DesignTheme.recordsBook.metrics
    let actual = [
      ["minimum target", "\(Metrics.minimumTarget)"], ["accent bar", "\(Metrics.accentBar)"],
      ["radius", "\(metrics.cardRadius)"], ["content width", "\(Metrics.contentWidth)"],
      ["pressed scale", "\(metrics.pressedScale) %"], ["pressed opacity", "\(metrics.pressedOpacity) %"],
    ]
    try expect(actual, shows: arguments.rows(), "the list")
  },

  StepDefinition("the colours of {string} are:") { _, arguments in
    let palette = try theme(arguments[0]).palette
    let actual = palette.ownHues.map { hue in
      [hue.name] + [hue.fill, hue.onFill, hue.text].map { hex(palette[$0]) }
    }
    try expect(actual, shows: arguments.rows(), "the palette")
  },

  StepDefinition("these hues have another's colours:") { _, arguments in
    let palette = App.designs[0].palette
    let actual = palette.aliases.sorted { $0.key < $1.key }.map { [$0.key, $0.value.name] }
    try expect(actual, shows: arguments.rows(), "the palette")
  },

  StepDefinition("the surfaces of {string} are:") { _, arguments in
    let palette = try theme(arguments[0]).palette
    let actual = [
      ["page", hex(palette.page)], ["card", hex(palette.card)], ["separator", hex(palette.separator)],
    ]
    try expect(actual, shows: arguments.rows(), "the palette")
  },

]

private func theme(_ id: String) throws -> DesignTheme {
  guard let theme = DesignTheme.all.first(where: { $0.id == id }) else { throw SpecFailure("there is no theme \(id)") }
  return theme
}

extension [Int] {
  fileprivate var written: String { map(String.init).joined(separator: " ") }
}

/// Light and dark, then both with increased contrast where they differ.
private func hex(_ color: Adaptive?) -> String {
  guard let color else { return "" }
  let (standard, increased) = ([color.light, color.dark], [color.lightIncreased, color.darkIncreased])
  return (standard + (standard == increased ? [] : increased)).map(\.hex).joined(separator: " ")
}

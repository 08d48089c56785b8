import KernelApplication

/// The design tokens of all themes as files, and a resolver file that selects theme, mode and contrast (Design Tokens
/// Resolver Module 2025.10).
///
/// A colour depends on mode and contrast together, but a modifier in this format sets only one of them. The files are
/// therefore chained: a theme's file lists its colours for every combination of mode and contrast, a contrast's file
/// refers to the theme's colours for that contrast in each mode, and a mode's file refers to the contrast's colours for
/// that mode and names them `color`.
struct DTCGFiles {
  let themes: [DesignTheme]

  var files: [OutputFile] {
    let documents =
      themes.map { ("themes/\($0.id)", DTCGTokens(theme: $0).document) }
      + Appearance.Contrast.allCases.map { ("contrasts/\($0.rawValue)", contrast($0)) }
      + Appearance.Mode.allCases.map { ("modes/\($0.rawValue)", mode($0)) }
    return documents.map { OutputFile($0.0 + ".tokens.json", $0.1.written() + "\n") }
      + [OutputFile("recordbook.resolver.json", resolver.written() + "\n")]
  }

  private var names: [String] {
    themes.first.map { $0.palette.hueNames } ?? []
  }

  private func contrast(_ contrast: Appearance.Contrast) -> TokenNode {
    .object(
      Appearance.Mode.allCases.map { mode in
        (mode.rawValue, aliases("appearance.\(Appearance(mode, contrast).name)"))
      })
  }

  private func mode(_ mode: Appearance.Mode) -> TokenNode {
    .object([("color", aliases(mode.rawValue))])
  }

  private func aliases(_ group: String) -> TokenNode {
    let surfaces = themes.first.map { $0.palette.surfaces.map { ($0.name, alias("\(group).\($0.name)")) } } ?? []
    let hues = names.map { name -> (String, TokenNode) in
      (name, .object(DTCGTokens.roles.map { ($0, alias("\(group).\(name).\($0)")) }))
    }
    return .object(surfaces + hues)
  }

  private func alias(_ target: String) -> TokenNode {
    .object([("$type", .text("color")), ("$value", .text("{\(target)}"))])
  }

  private var resolver: TokenNode {
    .object([
      ("name", .text("RecordBook")), ("version", .text("2025.10")),
      (
        "modifiers",
        .object([
          ("theme", modifier(themes.map(\.id), "themes")),
          ("contrast", modifier(Appearance.Contrast.allCases.map(\.rawValue), "contrasts")),
          ("mode", modifier(Appearance.Mode.allCases.map(\.rawValue), "modes")),
        ])
      ),
      ("resolutionOrder", .array(["theme", "contrast", "mode"].map { reference("#/modifiers/\($0)") })),
    ])
  }

  private func modifier(_ names: [String], _ folder: String) -> TokenNode {
    .object([
      (
        "contexts",
        .object(names.map { ($0, .array([reference("\(folder)/\($0).tokens.json")])) })
      ), ("default", .text(names.first ?? "")),
    ])
  }

  private func reference(_ target: String) -> TokenNode { .object([("$ref", .text(target))]) }
}

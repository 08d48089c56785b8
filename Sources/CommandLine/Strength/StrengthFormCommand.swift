import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// Form analysis.
extension Command {
  private static let formActions = ["replay", "results", "finish"]

  static let form = Command(
    "strength form",
    [
      Parameter(
        "ACTION", .choice(formActions),
        help: LocalizedText(
          cs: "replay posoudí soubor, results ukáže výsledky, finish ukončí počítání",
          en: "replay judges a file, results shows them, finish ends the counting")
      ).optional,
      Parameter(
        "FILE",
        help: LocalizedText(
          cs: "soubor s body těla u replay, číslo relace jinde",
          en: "of replay a file of landmarks, elsewhere the number of a session")
      ).known(as: "path").optional,
    ],
    summary: LocalizedText(
      cs: "Počítá opakování a posoudí techniku z bodů těla", en: "Count repetitions and judge form by landmarks"),
    details: LocalizedText(
      cs:
        "Soubor má na řádku snímek: 33 bodů těla, jak je dává MediaPipe nebo ML Kit; první řádek říká cvik a velikost "
        + "obrazu. Program s kamerou posílá snímky službě: strength.startForm, addPoses, finishForm. Bez ACTION ukáže, "
        + "co se děje. Není to lékařské doporučení.",
      en:
        "A file has a frame a line: the 33 landmarks of a body as MediaPipe or ML Kit give them; its first line tells "
        + "exercise and size of the picture. A program with a camera streams frames to the service: strength.startForm, "
        + "addPoses, finishForm. Without ACTION it shows what happens. Not medical advice."),
    examples: [
      Example("strength form replay squats.poses.jsonl", LocalizedText(cs: "posoudí soubor", en: "judges a file")),
      Example("strength form", LocalizedText(cs: "co kamera právě vidí", en: "what a camera sees now")),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    switch arguments["ACTION"] {
    case nil: return try session.show(ShowForm.self, ShowForm.Input(), at: StrengthRoutes.form())
    case "replay": return try session.replayForm(arguments)
    case "results":
      let number = try arguments.formSession()
      return try session.show(
        ShowForm.self, ShowForm.Input(session: number), at: StrengthRoutes.formResults(session: number))
    case "finish": return try session.finishForm(arguments.formSession())
    case let word?: throw .usage(.invalid("ACTION", word, valid: formActions))
    }
  }
}

extension Arguments {
  /// Nil where none is named: the latest.
  fileprivate func formSession() throws(CommandError) -> FormSessionNumber? {
    try optionalNumber("FILE").map { Int64($0) }
  }
}

extension Session {
  /// What happens is told in the order of the frames; in a terminal that is at once, for a file is read faster than words.
  fileprivate func replayForm(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    guard arguments["FILE"] != nil else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "chybí FILE: soubor s body těla", en: "FILE is missing: a file of landmarks"),
          hint: LocalizedText(cs: "Například", en: "For example"), command: "strength form replay squats.poses.jsonl"))
    }
    let path = arguments.path("FILE")
    return try report(ReplayForm.self, ReplayForm.Input(path: path)) { output, language, program in
      FormSummaries(strings: StrengthStrings(language: language)).replayed(output, path: path, program)
    }
  }

  fileprivate func finishForm(_ number: FormSessionNumber?) throws(CommandError) -> ExitStatus {
    var latest = number
    if latest == nil { latest = try call(ShowForm.self, ShowForm.Input()).live?.session }
    guard let latest else {
      throw .usage(
        UsageError(
          LocalizedText(cs: "žádná kamera se nedívá", en: "no camera is watching"),
          hint: LocalizedText(cs: "Co se děje, ukáže", en: "See what happens with"), command: "strength form"))
    }
    return try report(FinishForm.self, FinishForm.Input(session: latest)) { output, language, _ in
      FormSummaries(strings: StrengthStrings(language: language)).results(output.results)
    }
  }
}

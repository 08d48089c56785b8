import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthPresentation

/// The commands about form analysis, which judges exercises from a camera's frames.
extension Command {
  private static let formActions = ["replay", "results", "finish"]

  static let form = Command(
    "strength form",
    [
      Parameter(
        "ACTION", .choice(formActions),
        cs: "replay posoudí soubor, results ukáže výsledky, finish ukončí počítání",
        en: "replay checks a file, results shows the results, finish ends the counting"
      ).optional,
      Parameter(
        "FILE",
        cs: "soubor s body těla u replay, číslo relace jinde",
        en: "for replay, a file of landmarks; otherwise a session's number"
      ).known(as: "path").optional,
    ],
    cs: "Počítá opakování a posoudí techniku z bodů těla", en: "Count repetitions and check form from body landmarks",
    details: LocalizedText(
      cs:
        "Soubor má na řádku snímek: 33 bodů těla, jak je dává MediaPipe nebo ML Kit; první řádek říká cvik a velikost "
        + "obrazu. Program s kamerou posílá snímky službě: strength.startForm, addPoses, finishForm. Bez ACTION ukáže, "
        + "co se děje. Není to lékařské doporučení.",
      en:
        "A file has one frame per line: the body's 33 landmarks, as in MediaPipe or ML Kit; its first line names the "
        + "exercise and image size. A program with a camera streams frames to the service: strength.startForm, "
        + "addPoses, finishForm. Without ACTION, it shows what is going on. It is not medical advice."),
    examples: [
      Example("strength form replay squats.poses.jsonl", cs: "posoudí soubor", en: "check a file"),
      Example("strength form", cs: "co kamera právě vidí", en: "what a camera sees now"),
    ], showsScreen: true
  ) { arguments, session throws(CommandError) in
    switch arguments["ACTION"] {
    case nil: return try session.show(ShowForm.self, ShowForm.Input(), at: StrengthDestinations.form)
    case "replay": return try session.replayForm(arguments)
    case "results":
      let number = try arguments.formSession()
      return try session.show(
        ShowForm.self, ShowForm.Input(session: number), at: StrengthDestinations.formResults(session: number))
    case "finish": return try session.finishForm(arguments.formSession())
    case let word?: throw .usage(.invalid("ACTION", word, valid: formActions))
    }
  }
}

extension Arguments {
  /// Returns the number of a session of form analysis; nil if it is not given, which means the latest session.
  fileprivate func formSession() throws(CommandError) -> FormSessionNumber? {
    self["FILE"] == nil ? nil : Int64(try wholeNumber("FILE"))
  }
}

extension Session {
  /// Analyses a file of recorded frames, and prints the results in the order of the frames. They are printed all at
  /// once, since the analysis is quick.
  fileprivate func replayForm(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    guard arguments["FILE"] != nil else {
      throw .usage(
        cs: "chybí FILE: soubor s body těla", en: "FILE is missing: a file of landmarks",
        hint: LocalizedText(cs: "Například", en: "For example"), command: "strength form replay squats.poses.jsonl")
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
        cs: "žádná kamera se nedívá", en: "no camera is watching",
        hint: LocalizedText(cs: "Co se děje, ukáže", en: "See what is going on"), command: "strength form")
    }
    return try report(FinishForm.self, FinishForm.Input(session: latest)) { output, language, _ in
      FormSummaries(strings: StrengthStrings(language: language)).results(output.results)
    }
  }
}

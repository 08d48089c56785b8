import KernelDomain
import KernelPresentation

/// The names of the catalogue's muscles, pieces of equipment and categories.
extension StrengthStrings {
  /// Returns the name of a muscle. A word that is not in the catalogue is returned unchanged.
  package func muscle(_ word: String) -> String {
    guard language.tag == .cs else { return printable(word) }
    return switch word {
    case "abdominals": "břicho"
    case "abductors": "odtahovače"
    case "adductors": "přitahovače"
    case "biceps": "biceps"
    case "calves": "lýtka"
    case "chest": "prsa"
    case "forearms": "předloktí"
    case "glutes": "hýždě"
    case "hamstrings": "zadní stehna"
    case "lats": "široké svaly zádové"
    case "lower back": "spodní záda"
    case "middle back": "střed zad"
    case "neck": "krk"
    case "quadriceps": "přední stehna"
    case "shoulders": "ramena"
    case "traps": "trapézy"
    case "triceps": "triceps"
    default: printable(word)
    }
  }

  package func equipment(_ word: String) -> String {
    guard language.tag == .cs else { return word == "body only" ? "body weight" : printable(word) }
    return switch word {
    case "barbell": "velká činka"
    case "dumbbell": "jednoručky"
    case "body only": "vlastní váha"
    case "cable": "kladka"
    case "machine": "stroj"
    case "kettlebells": "kettlebelly"
    case "bands": "gumy"
    case "medicine ball": "medicinbal"
    case "exercise ball": "gymnastický míč"
    case "foam roll": "pěnový válec"
    case "e-z curl bar": "EZ činka"
    case "other": "jiné"
    default: printable(word)
    }
  }
}

@screen:strength/form/results
Feature: What a camera's session came to
  The repetitions with their range, time, confidence and findings; what could be better, how often; what cannot be judged
  from where the camera looked; and that it is not medical advice. The set of the workout that is on takes the count and the
  findings as its note. It comes as a sheet over the workout. A file of points is judged in the same way.

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: Of a file, in Czech, without a workout
    Given an empty book
    And a file of poses "squats.jsonl" shows "rest 1.5; squat 1.0; squat 0.75; squat 0.45; squat 1.0"
    When I look at what the file "squats.jsonl" came to in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Výsledky techniky
      ═════════════════
      Není to lékařské doporučení

        Cvik            Dřep
        ✓ Započteno     3
        ▲ Nezapočteno   1

      Opakování
        #  Rozsah  Trvání  Jistota  Nález
        1   100 %   1,9 s     90 %  ✓
        2    75 %   1,7 s     90 %  ▲ Málo hluboko
        3   100 %   1,9 s     90 %  ✓

      Co zlepšit
        ▲ Málo hluboko  1×

      Odsud nejde posoudit
        Kolena přes špičky
        Trup v předklonu
        Zakulacení zad se neposuzuje: body těla páteř nemají.

      Uložit do série
        Žádný trénink neprobíhá
        Začít trénink   recordbook strength start

      Zpět: Posilování   recordbook strength
      """
    And whatever can be pressed has a label
    And every colour is in the palette
    And the screen is:
      | presentation | sheet |

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: Into a set of the workout that is on
    Given an empty book
    And a workout was started
    And "Barbell Squat" was added to the workout
    And a file of poses "squats.jsonl" shows "rest 1.5; squat 1.0; squat 0.75; squat 1.0"
    When I look at what the file "squats.jsonl" came to in English
    Then in a terminal 80 columns wide it reads:
      """
      Form Results
      ════════════
      Not medical advice

        Exercise       Squat
        ✓ Counted      3

      Reps
        #  Range   Time  Confidence  Finding
        1   100%  1.9 s         90%  ✓
        2    75%  1.7 s         90%  ▲ Too shallow
        3   100%  1.9 s         90%  ✓

      To Improve
        ▲ Too shallow  1×

      Not judged from this view
        Knees past the toes
        Leaning forward
        Rounding of the back is not judged: the landmarks do not include the spine.

      Save to a Set: Barbell Squat
        Load (0–2000 kg): –
        Reps (0–10000): 3
        Effort (RPE) (1–10): –
        Note: Form: 3 reps; Too shallow 1×; confidence from 90%

        Kind of Set
          ( ) Warm-up
          (•) Normal
          ( ) Drop set
          ( ) To failure
          ( ) As many as possible

        Save  recordbook strength set LOAD xREPS --block 1 --note NOTE

      Back: Workout   recordbook strength show
      """
    When I press "Save" with:
      | Load | 60 |
    Then in a terminal 80 columns wide it reads:
      """
      Workout
      ═══════

      Rest Only   recordbook show recordbook://strength/rest

      1:30

      Rest of 1:30

      −15         recordbook strength rest -15
      +15         recordbook strength rest +15
      Skip        recordbook strength rest skip

        0:00
        1 set
        180 kg

      ▌ Barbell Squat
        Rest 1:30
        Set                                           Previous  kg  Reps
        ✓ 1  Form: 3 reps; Too shallow 1×; confidence from 90%  60     3
        > 2                                                  —  60     3
        Add Set             recordbook show recordbook://strength/active/add/1
        More: Barbell Squat
            Swap Exercise   recordbook strength swap 1 EXERCISE

        Add Exercise   recordbook strength exercises

      Corrects the set      recordbook show recordbook://strength/active/sets/1
      Delete Set 1          recordbook strength remove-set s20261118T173000 1
      Done                  recordbook strength set LOAD xREPS
      Back: Strength        recordbook strength
      Start a Superset  recordbook show 'recordbook://strength/exercises?superset=1'
      Note on the Workout   recordbook strength note NOTE
      Discard               recordbook strength discard
      Pause                 recordbook strength pause
      Finish                recordbook strength finish
      """

  @clock:2026-11-18T17:30:00Z,x0
  Scenario: Nothing yet
    Given an empty book
    When I open "recordbook://strength/form/results" in English
    Then in a terminal 80 columns wide it reads:
      """
      Form Results
      ════════════
      Not medical advice

      No results yet

      A program with a camera sends body landmarks, or a file contains them.

      Back: Strength   recordbook strength
      """

  Scenario Outline: A file that can't be judged is refused with line and member
    Given an empty book
    And a file of poses "bad.jsonl" holds:
      """
      <header>
      <frame>
      """
    When I look at what the file "bad.jsonl" came to in English
    Then it is refused, naming "<line>"
    And it is refused, naming "<member>"

    Examples:
      | header                                                                       | frame                   | line   | member     |
      | squats                                                                       | {}                      | line 1 | column 1   |
      | {"t":1,"p":null}                                                             | {}                      | line 1 | recordbook |
      | {"recordbook":"poses","version":2,"width":1,"height":1,"exercise":"squat"}   | {}                      | line 1 | version    |
      | {"recordbook":"poses","version":1,"width":1,"height":1,"exercise":"yoga"}    | {}                      | line 1 | plank      |
      | {"recordbook":"poses","version":1,"width":0,"height":1,"exercise":"squat"}   | {}                      | line 1 | width      |
      | {"recordbook":"poses","version":1,"width":1,"height":1,"exercise":"squat"}   | {"t":1,"p":[]}          | line 2 | p          |
      | {"recordbook":"poses","version":1,"width":1,"height":1,"exercise":"squat"}   | {"t":"1","p":null}      | line 2 | t          |
      | {"recordbook":"poses","version":1,"width":1,"height":1,"exercise":"squat"}   | {"t":1,"p":[[0,0,0,2]]} | line 2 | p[0][3]    |
      | {"recordbook":"poses","version":1,"width":1,"height":1,"exercise":"squat"}   | {"t":1,"p":[["a",0,0,1]]} | line 2 | p[0][0]  |

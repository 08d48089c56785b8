/// Small logs of each app, in each variant of its format.
package enum LogSamples {
  package static let strong = """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Bench Press (Barbell)",W,40.0,8,0,0,"","early",
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Bench Press (Barbell)",1,75.5,8,0,0,"easy","early",8.5
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Bench Press (Barbell)",Rest Timer,0,0,0,90,"","",
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Bench Press (Barbell)",Note,0,0,0,0,"elbows in","",
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Plank",1,0,0,0,60,"","",
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Plank",2,0,0,0,0,"","",
    2021-02-11 4:46:13 PM,"Run",45s,"Running",1,0,0,5.25,1500,"","",
    """
  package static let strongFrench = """
    Date;Nom de l'entraînement;Durée;Nom de l'exercice;Ordre de la série;Poids;Réps;Distance;Secondes;Notes;\
    Notes d’entraînement;RPE
    2024-03-01 07:00:00;"Matin";45min;"Développé couché";1;102,5;5;0;0;"";"";8,5
    2024-03-01 07:00:00;"Matin";45min;"Développé couché";F;1.020,25;1;0;0;"";"";
    """
  package static let strongAndroid = """
    Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (lbs);Reps;RPE;Distance (meters);Seconds;\
    Notes;Workout Notes
    1;2024-03-01 07:00:00;"A";2700;"Squat";1;225;5;;;;"";""
    1;2024-03-01 07:00:00;"A";2700;"Rowing";1;;;;2000;480;"";""
    """
  package static let strongOldAndroid = """
    Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;\
    Workout Notes;Workout Duration
    2020-03-01 10:00:00;A;Deadlift (Barbell);1;102.5;kg;5;;;;0;;;50m
    2020-03-01 10:00:00;A;Deadlift (Barbell);2;226;lbs;5;9;;;0;;;50m
    2020-03-01 10:00:00;A;Running;1;;;;;5;km;1500;;;50m
    """
  package static let hevy = """
    "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index",\
    "set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"
    "Legs","Jan 2, 2024, 10:00 AM","Jan 2, 2024, 11:10 AM","two
    lines","Squat",0,"deep",0,"warmup",135,5,,,
    "Legs","Jan 2, 2024, 10:00 AM","Jan 2, 2024, 11:10 AM","","Leg Curl",0,"",0,"failure",90,12,,,8.5
    "Walk","27 de jul. de 2023, 19:00","3. srp 2023, 18:50","","Walking",,"",0,"dropset",,,1.5,1800,
    """
  package static let fitnotes = """
    Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
    2026-08-04,Lat Pulldown,Back,77.16,lbs,10,,,,"wide"
    2026-08-13,Running,Cardio,,,,42.19,km,1:59:30,
    2026-08-13,Cycling,Cardio,30,kgs,,1000.0,ft,0:05:00,
    """
  package static let all = [strong, strongFrench, strongAndroid, strongOldAndroid, hevy, fitnotes]
}

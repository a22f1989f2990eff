### Was alle Spiele sagen.

no-more = Das Spiel ist aus.
no-such-seat = Einen Platz { $number } gibt es hier nicht.
no-turn = Du bist jetzt nicht dran.
no-such-number = Eine Aktion { $number } gibt es hier nicht; sieh nach, was jetzt möglich ist.
no-such-text = „{ $text }“ gibt es hier nicht; sieh nach, was jetzt möglich ist.

ask-nobody = Das Spiel ist aus.

tell-positioned = Das Spiel beginnt mit einer aufgebauten Stellung.

why-blindly = Er wählt blind.
why-no-reason = Er kann keinen Grund nennen.

hint-chance = Vorausgeschaut stehen deine Aussichten danach bei { $chance } %.
hint-close = Vorausgeschaut stehen deine Aussichten danach bei { $chance } %, und nichts anderes ist klar besser.
hint-next = Vorausgeschaut stehen deine Aussichten danach bei { $chance } %; nach dem Nächstbesten, „{ $other }“, bei { $less } %.
hint-instead = Vorausgeschaut stehen deine Aussichten danach bei { $chance } %; nach „{ $other }“, was auf den ersten Blick besser aussieht, bei { $less } %.
hint-with-reason = { $reason } { $hint }

Feature: Where is my money
  The stages of a payment say what the bank knows, and a payment that did not arrive can be found or asked for.

  Background:
    Given a company with these people:
      | Ama  | Single    |
      | Kofi | Initiator |
      | Yaw  | Viewer    |
    And Ama has signed in

  Scenario: A payment that was lost is found by the bank
    When Ama pays GHS 100.00 from the Current account to the MTN wallet "0241234567"
    And Ama presses "Where is my money?"
    Then Ama is told, among other words, "Arrived on"
    When the bank loses the payment that Ama sees
    And Ama presses "Ask the bank to find it"
    Then everybody can use what Ama sees
    When Ama types "The driver has nothing" into "What should the bank know?"
    And Ama presses "Send"
    Then Ama is told, among other words, "The bank answers by"
    And Ama is told "Arrival not known yet"
    When the bank answers "Found" to the case that Ama sees: "MTN has paid it out now."
    And Ama opens her cases
    Then Ama is told, among other words, "MTN has paid it out now."
    And Ama is told "Found"
    And everybody can use what Ama sees
    When Ama opens the notices
    Then Ama is told "The bank has answered your case"

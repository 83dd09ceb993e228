Feature: Frequently asked questions
  Whoever wonders what the bank offers reads it in 22 questions, signed in or not.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S1-2.14-01..02
  Scenario: A question opens and closes its answer
    Given Ama has opened "/faq"
    And Ama finds 22 questions
    When Ama opens the question "What does it cost?"
    Then Ama is told "There is no set-up cost."
    And closing "What does it cost?" hides "There is no set-up cost." from Ama

  @S1-2.14-03
  Scenario: Who is signed out goes back to the sign-in page
    When Ama opens "/faq"
    Then "Back to Log In" leads Ama to "/login"

  @S1-2.14-03
  Scenario: Who is signed in goes back to the dashboard
    Given Ama has signed in
    When Ama opens "/faq"
    Then "Back to Dashboard" leads Ama to "/dashboard"

  @S1-2.14-05
  Scenario: Who is signed out finds whom to call
    Given Ama has opened "/faq"
    When Ama asks to contact the bank from the questions
    Then Ama sees the dialog "Contact Us"

  @S1-2.14-04 @S1-2.14-11
  Scenario: Who is signed in writes to the bank
    Given Ama has signed in
    And Ama has opened "/faq"
    When Ama asks to contact the bank from the questions
    Then Ama is on "/complaint"

  @S1-2.14-06..10
  Scenario: The topics of the questions
    When Ama opens "/faq"
    Then Ama finds these questions:
      | What is Corporate Internet Banking?                |
      | Which services does it offer?                      |
      | How does my company enrol?                         |
      | Which browser should I use?                        |
      | How do I get a statement?                          |
      | How do I pay many people at once?                  |
      | When does a transfer arrive? What are the EFT cycles? |
      | Can I transfer to all banks in Ghana?              |
      | Can I make foreign transfers?                      |
      | How do I receive one-time codes?                   |
      | I forgot my password. How do I reset it?           |
      | When is E-Levy charged?                            |
      | How many users can my company have?                |

  @S1-1-26..36
  Scenario: The answers say what the bank offers
    Given Ama has opened "/faq"
    When Ama opens every answer
    Then Ama reads:
      | Transfers can be made to all banks in Ghana                             |
      | mobile money can be sent to all networks                                |
      | Prepaid card load is offered                                            |
      | Statutory payments (taxes, SSNIT)                                       |
      | make bulk transfers                                                     |
      | scheduled recurring payments are offered                                |
      | Direct debit for insurers is offered                                    |
      | foreign and local FX transfers are offered                              |
      | download the statement in PDF or Excel                                  |
      | Download the built-in Excel/CSV template, fill in one row for each payment, and upload it |
      | Save it as Excel (.xlsx or .xls): a file saved as CSV is not accepted   |
      | the payment advice, which serves as proof of payment                    |

  @S1-1-37..44
  Scenario: The answers say what internet banking takes and costs
    Given Ama has opened "/faq"
    When Ama opens every answer
    Then Ama reads:
      | a company can have unlimited users                                           |
      | Account access is configurable per user                                      |
      | By official request                                                          |
      | There is no set-up cost. There is a monthly service fee, plus the charges of each transaction |
      | Chrome is recommended                                                        |
      | The default payment limit is GHS 50,000                                      |
      | It is configurable per day or per transaction                                |
      | E-Levy applies only to mobile money to third-party wallets                   |

  @S1-1-45..48
  Scenario: When money and codes arrive
    Given Ama has opened "/faq"
    When Ama opens every answer
    Then Ama reads:
      | Instant (real-time) transfers credit immediately                                                          |
      | credit on the same day if processed before 12pm, otherwise on the next working day                        |
      | Non-instant transfers that fall on weekends and holidays move to the next working day                     |
      | By e-mail and phone: each code is sent to the e-mail address and to the phone number that the bank has for you |

  @S1-1-49
  Scenario: Direct debit is a statement, not a screen
    Given Ama has signed in
    When Ama opens "/faq"
    And Ama opens the question "Which services does it offer?"
    Then Ama is told "Direct debit for insurers is offered too."
    And Ama sees no link "Direct Debit"

  Scenario: Searching the questions for a word
    Given Ama has opened "/faq"
    When Ama types "12pm" into "Search the questions"
    Then Ama finds 1 question
    And Ama is told "Non-instant (ACH) transfers credit on the same day"

  Scenario: Searching the questions in vain
    Given Ama has opened "/faq"
    When Ama types "mortgage (.*[" into "Search the questions"
    Then Ama finds 0 questions
    And Ama is told "No question mentions this."

  Scenario: A question is opened by keyboard alone
    Given Ama uses the keyboard alone
    And Ama has opened "/faq"
    When Ama opens the question "Which browser should I use?"
    And Ama asks to contact the bank from the questions
    Then Ama is told "Chrome is recommended"
    And Ama sees the dialog "Contact Us"
